import type { Domain, Services } from '@open-account/domain/application/codes'
import { services as all } from '@open-account/domain/application/codes'
import { useState } from 'react'
import { Block } from './Block.tsx'
import css from './Home.module.css'
import { Pipe } from './Pipe.tsx'
import { Shophouse } from './Shophouse.tsx'
import { Surroundings } from './Surroundings.tsx'

interface HomeProps {
  readonly domain: Domain
  readonly services: Services
  readonly number?: string | undefined
  readonly submitted?: boolean
}

const buildings = {
  residential: { Building: Block, entry: { x: 201, step: 8, y: 126 } },
  commercial: { Building: Shophouse, entry: { x: 176, step: 10, y: 166 } },
} as const

/**
 * The applicant's own building on the ground line: what they have chosen runs up from the earth and lights it.
 * A decoration: the summary beside it says the same in words.
 */
export const Home = ({ domain, services, number, submitted = false }: HomeProps) => {
  const [atFirst] = useState(services)
  const { Building, entry } = buildings[domain]
  const shown = all.filter(service => service !== 'cooling' || services.cooling)
  return (
    <svg className={css['home']} viewBox={`0 0 336 ${312 + (shown.length - 3) * 33}`} aria-hidden="true">
      <path className={css['sky']} d="M-2000-9000H3000V196H-2000z" />
      <Surroundings />
      <Building number={number} lit={services.electricity} neighboursLit={submitted} />
      <path className={css['soil']} d="M-2000 196H3000V9000H-2000z" />
      <path className={css['earth']} d="M-2000 196H3000" />
      {shown.map(service => (
        <Pipe
          service={service}
          on={services[service]}
          isNew={services[service] && !atFirst[service]}
          entry={entry}
          key={service}
        />
      ))}
    </svg>
  )
}
