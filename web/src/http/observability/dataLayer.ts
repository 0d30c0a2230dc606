/** What the application tells the page's data layer; a tag manager reads it if there is one. */
type DataLayerEvent =
  | { readonly event: 'page_view'; readonly page_path: string }
  | { readonly event: 'error'; readonly error_code: string; readonly page_path: string }

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

/** Never carries what an applicant typed: paths without their query, and codes. */
export const pushToDataLayer = (event: DataLayerEvent): void => {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
