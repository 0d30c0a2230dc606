import css from './Gallery.module.css'
import { families } from './families.ts'

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')

/** Every component of `kit` in every state, with a table of contents. Light or dark as the system is. */
export const Gallery = () => (
  <main className={css['gallery']}>
    <h1>Gallery of components</h1>
    <nav aria-label="Components">
      {families.map(({ title, examples }) => (
        <p key={title}>
          <b>{title}: </b>
          {examples.map(({ component }) => (
            <span key={component}>
              <a href={`#${idOf(component)}`}>{component}</a>{' '}
            </span>
          ))}
        </p>
      ))}
    </nav>
    {families.map(({ title, examples }) => (
      <section key={title} aria-labelledby={idOf(`family ${title}`)}>
        <h2 id={idOf(`family ${title}`)}>{title}</h2>
        {examples.map(({ component, states }) => (
          <div key={component} id={idOf(component)} className={css['example']}>
            <h3>{component}</h3>
            {states.map(({ name, element }) => (
              <figure key={name} className={css['state']}>
                <figcaption>{name}</figcaption>
                {element}
              </figure>
            ))}
          </div>
        ))}
      </section>
    ))}
  </main>
)
