/** Dates need `Temporal`. Without it every rule about a date would fail when it is first called. */
if (Reflect.get(globalThis, 'Temporal') === undefined)
  throw new Error(
    "This runtime has no Temporal, which @open-account/contracts needs: import 'temporal-polyfill/global' before it.",
  )

export {}
