import css from './Home.module.css'

/** The sun and the trees beside the building. */
export const Surroundings = () => (
  <>
    <circle className={css['sun']} cx="44" cy="64" r="19" />
    <path
      className={css['line']}
      d="M304 196v-34M304 178l9-8M282 162q-2-11 9-13q3-10 14-9q11-2 15 8q11 2 8 14zM70 196v-26M70 184l5-5M86 196v-11"
    />
    <ellipse className={css['line']} cx="70" cy="158" rx="9.5" ry="14" />
    <circle className={css['line']} cx="86" cy="179" r="6.5" />
  </>
)
