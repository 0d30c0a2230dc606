import { globSync, readFileSync } from 'node:fs'
import { fiberKinds } from './fiberKinds.ts'
import { functions } from './functions.ts'
import type { Cut, Omission } from './leaveOut.ts'
import { members } from './members.ts'

const client = 'react-dom/cjs/react-dom-client.production.js'
const dom = 'react-dom/cjs/react-dom.production.js'
const react = 'react/cjs/react.production.js'

/** Names that other code has too, so that the build cannot check for them. */
export const withCommonNames = (omission: Omission): Omission => ({ ...omission, names: [] })

/** React: elements that no screen renders. React refuses one as an element of an invalid type. */
const elements: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 6_470,
  omissions: [
    fiberKinds(client, {
      12: 'REACT_PROFILER_TYPE',
      19: 'REACT_SUSPENSE_LIST_TYPE',
      21: 'REACT_SCOPE_TYPE',
      23: 'REACT_LEGACY_HIDDEN_TYPE',
      25: 'REACT_TRACING_MARKER_TYPE',
      26: 'an element that React moves into the head',
      27: 'html, head and body',
      30: 'REACT_VIEW_TRANSITION_TYPE',
      31: 'REACT_ACTIVITY_TYPE',
    }),
    {
      file: client,
      without: text => text.replace(/fiberTag = isHostHoistableType\([\s\S]*?: 5;/, 'fiberTag = 5;'),
    },
    members(react, 'Profiler', 'ViewTransition', 'addTransitionType'),
    withCommonNames(members(react, 'Activity')),
  ],
}

/**
 * React: transitions of views, references to fragments, and styles and images that delay a commit. Nothing of it has an
 * effect without the elements above.
 */
const transitions: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 5_150,
  omissions: [
    functions(
      client,
      'startViewTransition',
      'flushAfterMutationEffects',
      'trackEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'preloadInstanceAndSuspendIfNeeded',
      'accumulateSuspenseyCommitOnFiber',
      'waitForCommitToBeReady',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ),
    {
      file: client,
      without: text =>
        text.replaceAll(/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.[\s\S]*?^\};\n/gm, ''),
    },
  ],
}

const hooks = [
  'useActionState',
  'useOptimistic',
  'useImperativeHandle',
  'useInsertionEffect',
  'useTransition',
  'useDeferredValue',
]

/**
 * React: calls that no screen and no library makes, as hooks and what loads scripts and styles; forms that submit to a
 * function; the stacks of components, which no report contains.
 */
const calls: Cut = {
  library: 'react',
  version: '19.3.1',
  saves: 5_860,
  omissions: [
    members(client, ...hooks, 'useFormState', 'useHostTransitionStatus', 'useMemoCache', 'useCacheRefresh'),
    members(client, 'unstable_scheduleHydration', 'findDOMNode'),
    functions(
      client,
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'extractEvents$1',
      'getStackByFiberInDevAndProd',
    ),
    members(dom, 'useFormState', 'useFormStatus', 'findDOMNode'),
    members(dom, 'prefetchDNS', 'preinit', 'preinitModule', 'preloadModule'),
    withCommonNames(members(dom, 'preload', 'preconnect')),
    members(react, ...hooks, 'unstable_useCacheRefresh', '__COMPILER_RUNTIME', 'createRef', 'PureComponent'),
    members(react, 'cloneElement', 'isValidElement'),
    withCommonNames(members(react, 'Children', 'cache', 'cacheSignal')),
  ],
}

/**
 * React: events that repeat once hydration has reached their place: the pointer over it, the focus in it, forms that submit
 * to a function. A press hydrates its place at once instead and needs none of it.
 */
const replays: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 700,
  omissions: [functions(client, 'queueIfContinuousEvent', 'clearIfContinuousEvent', 'retryIfBlockedOn')],
}

/**
 * React: the stack traces of the values that it throws and recognises by identity. No person and no report gets one, but under
 * developer tools each is located while the page starts, for which the browser parses the whole script again.
 */
const traces: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 0,
  omissions: [
    {
      file: client,
      without: text =>
        text.replaceAll(/(?<=^(?:var|\s) \w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm, '{}'),
    },
  ],
}

/** Events of one press that no component handles. */
const unhandled = [
  'gotPointerCapture',
  'lostPointerCapture',
  'pointerMove',
  'mouseMove',
  'mouseUp',
  'touchCancel',
  'touchEnd',
  'touchMove',
]

const reactNameOf = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`

/**
 * React: events that no component handles, those of styles that change among them. React would look for a handler of each
 * one, through the whole page, before the answer to a press is painted.
 */
const events: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 295,
  omissions: [
    {
      file: client,
      // React itself names the handlers of the mouse, which disabled buttons have not.
      names: unhandled.map(reactNameOf).filter(name => !name.startsWith('onMouse')),
      without: text =>
        text.replace(/(?<=simpleEventPluginEvents =\s+")[^"]+/, list =>
          list
            .split(' ')
            .filter(event => !unhandled.includes(event))
            .join(' '),
        ),
    },
    {
      file: client,
      names: ['onAnimationStart', 'onTransitionRun', 'onTransitionEnd'],
      without: text => text.replaceAll(/^registerSimpleEvent\((?:ANIMATION|TRANSITION)_.*\n/gm, ''),
    },
    functions(client, 'constructSelectEvent'),
    {
      file: client,
      names: [],
      without: text => text.replace(/^registerTwoPhaseEvent\(\s+"onSelect",[\s\S]*?^\);\n/m, ''),
    },
  ],
}

/** Every name in the application's sources. */
const sourceNames: ReadonlySet<string> = new Set(
  globSync('src/**/*.{ts,tsx}').flatMap(file => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
)

/**
 * React: what is made of events for which nothing listens (those of an input method, of animations, of a wheel), with their replacements in old browsers; elements of other libraries; and the spellings of attributes and
 * styles that no source contains.
 */
const names: Cut = {
  library: 'react-dom',
  version: '19.3.1',
  saves: 3_590,
  omissions: [
    functions(
      client,
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      'insertSuspendedStylesheets',
      'TransitionAwareHostComponent',
      'getComponentNameFromType',
    ),
    {
      file: client,
      without: text =>
        text
          .replace(
            / {6}handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\n {6}switch[\s\S]*?(?= {6}extractEvents\$1\()/,
            '',
          )
          .replace(/registerTwoPhaseEvent\(\s*"onBeforeInput"[\s\S]*?(?=var mediaEventTypes)/, ''),
    },
    {
      file: client,
      without: text =>
        text
          .replace(/case ANIMATION_END:[\s\S]*?(?=case "scroll":)/, '')
          .replace(/case "wheel":\s*SyntheticEventCtor = SyntheticWheelEvent;\s*break;/, ''),
    },
    { file: client, without: text => text.replace('if (isInputEventSupported)', 'if (true)') },
    {
      file: client,
      without: text => text.replaceAll(/(?<!function )isCustomElement\([\w.]+\)/g, 'false'),
    },
    {
      file: client,
      without: text =>
        text
          .replace(/(?<=var aliases = new Map\(\[)[\s\S]*?(?=\]\))/, list =>
            list.replaceAll(/\["(\w+)", "[^"]+"\],?/g, (entry, name) =>
              sourceNames.has(String(name)) ? entry : '',
            ),
          )
          .replace(/(?<=var unitlessNumbers = new Set\(\s*")[\w ]+/, list =>
            list
              .split(' ')
              .filter(name => sourceNames.has(name))
              .join(' '),
          ),
    },
    {
      file: client,
      without: text =>
        text.replace(
          /(case "formAction":\s*)if \("function" === typeof value\)[\s\S]*?(?= {6}if \(\s*null == value)/,
          '$1',
        ),
    },
  ],
}

/** Parts of React that no page reaches. */
export const reactCuts: readonly Cut[] = [elements, transitions, calls, replays, traces, events, names]
