import { contract } from '../src/index.ts'
import { routesByName } from '../src/everyRoute.ts'
import { contractVersion } from '../src/version.ts'
import type { Step, Template } from '../programs/conformance/scenario.ts'
import { flowScenarios } from '../programs/conformance/scenarios/flows.ts'
import { valueAt } from '../programs/conformance/template.ts'
import { valuesWith } from '../programs/conformance/testData.ts'
import { operationIdOf } from './openapi/operation.ts'

const routes = routesByName(contract)
const data = valuesWith({})

/** The file that an upload sends, beside the document. */
const fileOf = { pdf: 'samples/document.pdf', png: 'samples/signature.png' } as const

const nameOf = ({ name, call }: Step): string => name ?? call.slice(call.lastIndexOf('.') + 1)

/** The output of a step for a path of its answer, such as available_0_date. */
const outputOf = (path: string): string => path.replaceAll('.', '_')

/** The runtime expression for a place of a template; a value of the test data replaces its place. */
const expressionOf = (place: string): unknown => {
  if (place.startsWith('data.')) return valueAt(place, { data })
  if (place === 'baseUrl') return '$inputs.baseUrl'
  const [step = '', ...path] = place.split('.')
  return `$steps.${step}.outputs.${outputOf(path.join('.'))}`
}

const placesIn = (template: unknown): readonly string[] =>
  [...(JSON.stringify(template) ?? '').matchAll(/\{\{([^{}]+)\}\}/g)].map(([, place = '']) => place)

/** A template with runtime expressions in its places. */
const withExpressions = (template: Template): unknown => {
  if (typeof template === 'string') {
    const whole = /^\{\{([^{}]+)\}\}$/.exec(template)?.[1]
    if (whole !== undefined) return expressionOf(whole)
    return template.replaceAll(
      /\{\{([^{}]+)\}\}/g,
      (_place, place: string) => `{${String(expressionOf(place))}}`,
    )
  }
  if (Array.isArray(template)) return (template as readonly Template[]).map(withExpressions)
  if (typeof template !== 'object' || template === null) return template
  const { $spread, ...fields } = Object.fromEntries(
    Object.entries(template).map(([name, part]) => [name, withExpressions(part)]),
  )
  return typeof $spread === 'object' ? { ...$spread, ...fields } : fields
}

const parametersOf = (step: Step): readonly object[] =>
  (['path', 'query', 'header'] as const).flatMap(where => {
    const values = { path: step.params, query: step.query, header: step.headers }[where] ?? {}
    return Object.entries(values).map(([name, template]) => ({
      name,
      in: where,
      value: withExpressions(template),
    }))
  })

const bodyOf = (step: Step, contentType: string): object | undefined => {
  const { body, file } = step
  const fields = body === undefined ? {} : (withExpressions(body) as object)
  if (file === undefined) return body === undefined ? undefined : { contentType, payload: fields }
  if (file.kind !== 'pdf' && file.kind !== 'png') throw new Error(`No file for an upload of ${file.kind}`)
  return { contentType, payload: { [file.field]: `$file('./${fileOf[file.kind]}')`, ...fields } }
}

/** What the answer must be, as far as a condition can say it. */
const criteriaOf = ({ expect: { status, body = {} } }: Step): readonly object[] => [
  { condition: `$statusCode == ${status}` },
  ...Object.entries(body as object)
    .filter(([, value]) => typeof value === 'string' && !value.includes('{{'))
    .map(([name, value]) => ({ condition: `$response.body#/${name} == '${value}'` })),
]

/** The outputs of a step that the workflow reads. */
const outputsOf = (step: Step, places: readonly string[]): Readonly<Record<string, string>> => {
  const start = `${nameOf(step)}.`
  const paths = places.filter(place => place.startsWith(start)).map(place => place.slice(start.length))
  return Object.fromEntries(
    paths.map(path => [outputOf(path), `$response.body#/${path.replaceAll('.', '/')}`]),
  )
}

const stepOf = (step: Step, places: readonly string[]): object => {
  const route = routes.get(step.call)
  if (route === undefined) throw new Error(`The contract has no call ${step.call}`)
  const contentType = ('contentType' in route ? route.contentType : undefined) ?? 'application/json'
  const parameters = parametersOf(step)
  const requestBody = bodyOf(step, contentType)
  const outputs = outputsOf(step, places)
  return {
    stepId: nameOf(step),
    description: route.summary,
    operationId: operationIdOf(step.call),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    successCriteria: criteriaOf(step),
    ...(Object.keys(outputs).length === 0 ? {} : { outputs }),
  }
}

/** The flows as workflows, made of the same data as the scenarios. */
const arazzoDocument = {
  arazzo: '1.0.1',
  info: {
    title: 'Open Account: flows',
    description:
      'Each flow of an application from its start to the link of its receipt, for premises without an appointment.',
    version: contractVersion,
  },
  sourceDescriptions: [{ name: 'openAccount', type: 'openapi', url: './openapi.json' }],
  workflows: flowScenarios.map(({ id, title, steps }) => ({
    workflowId: id.replace('.', '-'),
    summary: title,
    inputs: {
      type: 'object',
      properties: {
        baseUrl: { type: 'string', description: 'Address of the server, to which a payer comes back.' },
      },
    },
    steps: steps.map(step => stepOf(step, placesIn(steps))),
  })),
}

/** The Arazzo document: name and text. */
export const arazzoFile = ['arazzo.json', `${JSON.stringify(arazzoDocument, null, 2)}\n`] as const
