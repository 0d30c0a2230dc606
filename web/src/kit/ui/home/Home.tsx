import { type Domain, type Services, services as all } from '@open-account/domain/application/codes'
import { useState } from 'react'
import { Block } from './Block.tsx'
import css from './Home.module.css'
import { Pipe } from './Pipe.tsx'
import { Shophouse } from './Shophouse.tsx'

/** The sun and the trees beside the building. */
const Surroundings = () => (
  <>
    <circle className={css['sun']} cx="44" cy="64" r="19" />
    <path
      className={css['line']}
      d="M304 196v-34M304 178l9-8M282 162q-2-11 9-13q3-10 14-9q11-2 15 8q11 2 8 14zM70 196v-26M70 184l5-5M86 196v-11"
    />
    <ellipse className={css['line']} cx="70" cy="158" rx="9.5" ry="14" />
    <circle className={css['line']} cx="86" cy="179" r="6.5" />
  </>
)

interface HomeProps {
  readonly domain: Domain
  readonly services: Services
  readonly number?: string | undefined
  readonly submitted?: boolean
}

const buildings = {
  residential: { Building: Block, NextBuilding: Shophouse, entry: { x: 201, step: 8, y: 126 } },
  commercial: { Building: Shophouse, NextBuilding: Block, entry: { x: 176, step: 10, y: 166 } },
} as const

/**
 * The applicant's building: pipes of the chosen services run up into it from the ground. Decoration only: the summary
 * beside it contains the same as text.
 */
export const Home = ({ domain, services, number, submitted = false }: HomeProps) => {
  const [atFirst] = useState(services)
  const { Building, NextBuilding, entry } = buildings[domain]
  const shown = all.filter(service => service !== 'cooling' || services.cooling)
  return (
    <svg className={css['home']} viewBox={`0 0 336 ${312 + (shown.length - 3) * 33}`} aria-hidden="true">
      <path className={css['sky']} d="M-2000-9000H3000V196H-2000z" />
      <Surroundings />
      <Building number={number} lit={services.electricity} neighboursLit={submitted} />
      <g className={css['next']} transform="translate(264)">
        <NextBuilding number={undefined} lit={false} neighboursLit={submitted} />
      </g>
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
