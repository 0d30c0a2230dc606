/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API when it is not the page's own; empty or left out: the page's own. */
  readonly VITE_API_BASE_URL?: string
  /** On this host the flags are not asked for (C-136). */
  readonly VITE_INTERNAL_HOST?: string
  /** Name of the build, sent along with error reports; left out: version and commit. */
  readonly VITE_RELEASE?: string
}
