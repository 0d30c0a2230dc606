import { InfoDialog } from '../../src/kit/ui/dialog/InfoDialog.tsx'
import { type Family, longText } from '../example.ts'

export const dialogs: Family = {
  title: 'Dialogs',
  examples: [
    {
      component: 'InfoDialog, which opens a Dialog',
      states: [
        {
          name: 'normal',
          element: (
            <InfoDialog label="Waterborne tax">
              <p>The tax is charged on the water that is used.</p>
            </InfoDialog>
          ),
        },
        {
          name: 'long text, title of its own',
          element: (
            <InfoDialog label="Terms" title="Terms and conditions" icon="document">
              {Array.from({ length: 20 }, (_, index) => (
                <p key={index}>{longText}</p>
              ))}
            </InfoDialog>
          ),
        },
      ],
    },
  ],
}
