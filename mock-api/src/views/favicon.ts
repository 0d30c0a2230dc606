import { palette } from './palette.ts'

const { ground, ink, action } = palette

/** The picture of web/public/favicon.svg. The pages contain it, because the service also runs without web. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="28" height="28" rx="6" fill="${ground.light}"/><path stroke="${ink.light}" stroke-width="2" d="M5 22.500h18M7.500 22.500V10L14 4.800l6.500 5.200v12.500"/><path stroke="${action.light}" stroke-width="2.200" d="M11.500 22v-5M14 22v-9M16.500 22v-5"/></svg>`

/** The icon of every page of the service, as a data URL. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(picture)}`
