import { registerHooks } from 'node:module'

/*
 * Loaded into a service under test: sends the address of each module that is loaded from now on, and on a message the
 * modules of Node that are loaded.
 */
registerHooks({
  load: (url, context, next) => {
    process.send?.(url)
    return next(url, context)
  },
})
process.on('message', () => process.send?.(Reflect.get(process, 'moduleLoadList')))
