import css from './Brand.module.css'

/** The logo and the name of the application. */
export const Brand = ({ name = 'Open Utilities Account' }: { readonly name?: string }) => (
  <span className={css['brand']}>
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path d="M4 22.5h20M7 22.5V9.5L14 4l7 5.5v13" />
      <path className={css['pipes']} d="M11.5 22.5v-6M14 22.5V12M16.5 22.5v-6" />
    </svg>
    {name}
  </span>
)
