/** Adds Temporal to a runtime without it. Every entry point imports this file first. */
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
