/** What a JSON schema made by the server may say. */
export interface Schema {
  $ref?: string
  anyOf?: Schema[]
  title?: string
  items?: Schema
  prefixItems?: Schema[] // one for each, where there are always as many
  enum?: unknown[]
  type?: string
  format?: string
  readOnly?: boolean
  minimum?: number
  maximum?: number
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
}
