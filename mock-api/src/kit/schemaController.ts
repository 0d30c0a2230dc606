const noCompiler = () => {
  throw new Error('No route has a schema of the framework')
}

/** The contract's schemas validate requests, so the compilers of the framework are not loaded. */
export const schemaController = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
}
