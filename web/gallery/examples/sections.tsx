import { Button } from '../../src/kit/ui/button/Button.tsx'
import { FieldSection } from '../../src/kit/ui/section/FieldSection.tsx'
import { FoldingPart } from '../../src/kit/ui/fold/FoldingPart.tsx'
import { Finish } from '../../src/kit/ui/section/Finish.tsx'
import { Inset } from '../../src/kit/ui/section/Inset.tsx'
import { Section } from '../../src/kit/ui/section/Section.tsx'
import { TextField } from '../../src/kit/ui/field/TextField.tsx'
import { type Family, ignore, longText } from '../example.ts'

export const sections: Family = {
  title: 'Sections',
  examples: [
    {
      component: 'Section',
      states: [
        {
          name: 'with a note',
          element: (
            <Section title="Your premises" note={longText}>
              <p>The content of the section.</p>
            </Section>
          ),
        },
      ],
    },
    {
      component: 'FieldSection',
      states: [
        {
          name: 'with a field',
          element: (
            <FieldSection title="Contact information" note="We use it for this application.">
              <TextField id="section-email" label="Email" value="" onChange={ignore} />
            </FieldSection>
          ),
        },
      ],
    },
    {
      component: 'FoldingPart',
      states: [
        {
          name: 'closed and done',
          element: (
            <FoldingPart title="Premises" summary={longText} needs={[]} change={<a href="#fold">Change</a>}>
              <p>The answers.</p>
            </FoldingPart>
          ),
        },
        {
          name: 'open, with something needed',
          element: (
            <FoldingPart title="Documents" needs={['Proof of Occupancy of Premises']} matters="next">
              <p>The documents.</p>
            </FoldingPart>
          ),
        },
      ],
    },
    {
      component: 'Inset',
      states: [{ name: 'normal', element: <Inset>Content that belongs to the choice above.</Inset> }],
    },
    {
      component: 'Finish',
      states: [
        {
          name: 'normal',
          element: (
            <Finish>
              <Button>Next</Button>
            </Finish>
          ),
        },
      ],
    },
  ],
}
