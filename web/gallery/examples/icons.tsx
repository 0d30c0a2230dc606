import { Drawing } from '../../src/kit/ui/icon/Drawing.tsx'
import { Icon } from '../../src/kit/ui/icon/Icon.tsx'
import { icons as paths, type IconName } from '../../src/kit/ui/icon/icons.ts'
import type { Family } from '../example.ts'

// `Object.keys` cannot know the names of its object, hence the cast.
const names = Object.keys(paths) as IconName[]
const drawings = ['residential', 'commercial', 'personal', 'company'] as const

export const iconExamples: Family = {
  title: 'Icons',
  examples: [
    {
      component: 'Icon',
      states: names.map(name => ({
        name,
        element: (
          <>
            <Icon name={name} /> <Icon name={name} size="small" /> <Icon name={name} size="least" />
          </>
        ),
      })),
    },
    {
      component: 'Drawing',
      states: drawings.map(name => ({ name, element: <Drawing name={name} /> })),
    },
  ],
}
