import { services as all } from '@open-account/domain/application/codes'
import { Mark } from '../../src/kit/ui/service/Mark.tsx'
import { MarkedService } from '../../src/kit/ui/service/MarkedService.tsx'
import { ServiceList } from '../../src/kit/ui/service/ServiceList.tsx'
import type { Family } from '../example.ts'

export const services: Family = {
  title: 'Services',
  examples: [
    {
      component: 'ServiceList',
      states: [
        {
          name: 'all services',
          element: <ServiceList services={{ electricity: true, water: true, gas: true, cooling: true }} />,
        },
      ],
    },
    {
      component: 'MarkedService',
      states: all.map(service => ({
        name: service,
        element: <MarkedService service={service} note="turn-on by phone" />,
      })),
    },
    {
      component: 'Mark',
      states: [
        { name: 'normal', element: <Mark icon="document" /> },
        { name: 'done', element: <Mark icon="tick" done /> },
      ],
    },
  ],
}
