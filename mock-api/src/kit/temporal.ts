/** Brings Temporal to a runtime without it. Imported first by every entry point. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
