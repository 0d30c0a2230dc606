import { use } from 'react'
import { PartTitle } from '../../kit/ui/section/PartTitle.ts'
import { declarationsOf } from './declarations.ts'
import { Section } from '../../kit/ui/section/Section.tsx'
import { useWizard } from '../../session/useWizard.ts'
import css from './Declarations.module.css'
import { TermsButtons } from './TermsButtons.tsx'

/** The declarations of the applicant, and the terms to read. */
export const Declarations = () => {
  const { facts } = useWizard()
  const heading = use(PartTitle) === null ? 'h2' : 'h3'
  return (
    <Section title="Declarations" heading={heading}>
      <ol className={css['list']}>
        {declarationsOf(facts).map(text => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <TermsButtons />
    </Section>
  )
}
