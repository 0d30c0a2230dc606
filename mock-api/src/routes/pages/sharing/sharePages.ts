import { sharedDraft } from '@open-account/contracts/control/links'
import type { ShareLinkRow, WorldRow } from '../../../store/tables.ts'
import { applicationStart } from '../../../views/applicationStart.ts'
import { html } from '../../../views/html.ts'
import { layout } from '../../../views/layout.ts'
import { withoutOwnAddress } from '../../../views/pageAddress.ts'

const owner = 'Open Account, mock service'
const sharedKeys = JSON.stringify(Object.keys(sharedDraft.shape))

/** The page on which a tester makes a link to the application of the tab. */
export const sharePage = ({ id, key_hash: key }: Pick<WorldRow, 'id' | 'key_hash'>): string =>
  layout({
    title: 'Share this application',
    owner,
    narrow: true,
    scripts: html`<script
      defer
      data-keys="${sharedKeys}"
      data-world="${id}"
      src="/mock/share/make.js"
    ></script>`,
    content: html`<p>
        A browser that opens the link is in the world <code>${id}</code>, at the same step of this application
        and with the same answers. Both then work on one application: it can be submitted once.
      </p>
      <p id="none" hidden>
        This tab has no application with answers. Open this page in the tab of an application, at one of its
        steps.
      </p>
      <form id="make" hidden>
        <label for="name">What to look at (optional)</label>
        <input id="name" maxlength="100" />
        ${
          key === null
            ? ''
            : html`<label for="key">Key of this world</label>
                <input id="key" type="password" autocomplete="off" required />`
        }
        <button>Make a link</button>
      </form>
      <div id="made" hidden>
        <label for="link">The link, for a week of the world's clock</label>
        <input id="link" readonly />
        <p><button id="copy" type="button" class="quiet">Copy the link</button></p>
      </div>
      <p role="status" id="status"></p>
      <p><a id="back" class="button" href="${applicationStart}">Back to the application</a></p>
      <p class="hint">
        The links of this world are listed on the
        <a href="/mock/worlds/${id}#links">console</a>.
      </p>`,
  })

/** The page that a share link opens. Its script leads on at once. */
export const openPage = ({ world, name, place, draft }: ShareLinkRow): string =>
  layout({
    title: 'A shared application',
    owner,
    narrow: true,
    scripts: html`${withoutOwnAddress(place)}
      <script defer data-draft="${draft}" data-place="${place}" src="/mock/share/open.js"></script>`,
    content: html`${name === null ? '' : html`<p>${name}</p>`}
      <p>This browser is now in the world <code>${world}</code>, in which the application is.</p>
      <p id="replace" hidden>This tab has an application of its own, which the shared one replaces.</p>
      <p><button id="open">Open the shared application</button></p>`,
  })
