import { Actions, Button, buttonClass } from '../../src/kit/ui/button/Button.tsx'
import { InfoButton } from '../../src/kit/ui/button/InfoButton.tsx'
import { type Family, longText } from '../example.ts'

export const buttons: Family = {
  title: 'Buttons',
  examples: [
    {
      component: 'Button',
      states: [
        { name: 'normal', element: <Button>Next</Button> },
        { name: 'secondary', element: <Button look="secondary">Back</Button> },
        { name: 'small', element: <Button small>Verify</Button> },
        {
          name: 'small and secondary',
          element: (
            <Button look="secondary" small>
              Remove
            </Button>
          ),
        },
        { name: 'unavailable', element: <Button unavailable>Submit</Button> },
        { name: 'pending', element: <Button pending>Submit</Button> },
        { name: 'long text', element: <Button>{longText}</Button> },
        {
          name: 'a link with its class',
          element: (
            <a className={buttonClass({ look: 'secondary' })} href="#button">
              Open
            </a>
          ),
        },
      ],
    },
    {
      component: 'Actions',
      states: [
        {
          name: 'back and next',
          element: (
            <Actions>
              <Button look="secondary">Back</Button>
              <Button>Next</Button>
            </Actions>
          ),
        },
      ],
    },
    {
      component: 'InfoButton',
      states: [
        { name: 'normal', element: <InfoButton>Residential security deposit</InfoButton> },
        { name: 'other icon', element: <InfoButton icon="document">Documents</InfoButton> },
        { name: 'long text', element: <InfoButton>{longText}</InfoButton> },
      ],
    },
  ],
}
