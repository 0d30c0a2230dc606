/** Who may make a call: what it sends to say so. `none` means that the call is also made without a credential. */
export const credentials = {
  kiosk: 'Bearer and the token of the kiosk, which it got when it was set up.',
  screen: 'Bearer and the credential that kioskCredential gives to a screen that is no kiosk.',
  phone: 'Bearer and the secret s in the link of the QR code.',
  identity: 'The cookie that the browser got when it came back from the identity service.',
  gateway:
    'The fields apiKey and hmac of the posted form: the key of the merchant, and Base64 of the SHA-256 of the payload ' +
    'followed by the secret of the merchant. They are in the body, for which OpenAPI has no scheme: this one names the field.',
  control:
    'Bearer and the control token (CONTROL_TOKEN). Required when the service listens beyond loopback or has a token.',
} as const satisfies Readonly<Record<string, string>>

export type Credential = keyof typeof credentials | 'none'
