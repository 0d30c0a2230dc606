/** Turns any world name, which callers choose, into a folder name. */
export const folderOf = (world: string): string => Buffer.from(world).toString('base64url')

/** The name of the world whose folder this is; null for any other folder. */
export const worldOf = (folder: string): string | null => {
  const world = Buffer.from(folder, 'base64url').toString()
  return folderOf(world) === folder ? world : null
}
