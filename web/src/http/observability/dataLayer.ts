/** An event in the page's data layer, which a tag manager may read. */
type DataLayerEvent =
  | { readonly event: 'page_view'; readonly page_path: string }
  | { readonly event: 'error'; readonly error_code: string; readonly page_path: string }
  | ({ readonly event: 'session_wipe' } & Readonly<Record<string, number | string>>)

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

/** Pushes an event, which contains paths without their query and codes, never personal data. */
export const pushToDataLayer = (event: DataLayerEvent): void => {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
