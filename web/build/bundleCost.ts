import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** Measures parts of the build in bytes after gzip; each file counts once. */
export class BundleCost {
  readonly #dist: string
  readonly #manifest: Manifest

  /** `manifest`: the file under `.vite` that lists the parts of a build. */
  constructor(dist: string, manifest = 'manifest.json') {
    this.#dist = dist
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite', manifest), 'utf8')) as Manifest
  }

  /** The manifest's key whose source contains all of these fragments. */
  part(...fragments: readonly string[]): string {
    const keys = Object.keys(this.#manifest).filter(key =>
      fragments.every(fragment => key.includes(fragment)),
    )
    const [key] = keys
    if (key === undefined || keys.length > 1) {
      throw new Error(
        `Expected one part of the build for "${fragments.join(' ')}", found: ${keys.join(', ') || 'none'}`,
      )
    }
    return key
  }

  /** Every part of the build. */
  parts(): readonly string[] {
    return Object.keys(this.#manifest)
  }

  /** Everything that loads with these parts: their static imports, and what they import on demand if `onDemand` says so. */
  closure(parts: readonly string[], onDemand: (part: string) => boolean = () => false): ReadonlySet<string> {
    const visited = new Set<string>()
    const visit = (part: string): void => {
      if (visited.has(part)) return
      visited.add(part)
      const chunk = this.#manifest[part]
      if (chunk === undefined) throw new Error(`The build has no part "${part}"`)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const lazy of chunk.dynamicImports ?? []) if (onDemand(lazy)) visit(lazy)
    }
    for (const part of parts) visit(part)
    return visited
  }

  /** Bytes of script after gzip. */
  script(parts: Iterable<string>): number {
    return this.#gzipped(this.scripts(parts))
  }

  /** The sources that went into the script of these parts, as their source maps name them. */
  sources(parts: Iterable<string>): readonly string[] {
    return this.scripts(parts).flatMap(file => {
      const map = join(this.#dist, `${file}.map`)
      return existsSync(map)
        ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: readonly string[] }).sources
        : []
    })
  }

  /** Bytes of style sheets after gzip. */
  style(parts: Iterable<string>): number {
    return this.#gzipped(this.styles(parts))
  }

  /** The style sheets of these parts, each once. */
  styles(parts: Iterable<string>): readonly string[] {
    return [...new Set([...parts].flatMap(part => this.#manifest[part]?.css ?? []))]
  }

  /** The scripts of these parts, each once. */
  scripts(parts: Iterable<string>): readonly string[] {
    const files = new Set([...parts].map(part => this.#manifest[part]?.file ?? ''))
    return [...files].filter(file => file.endsWith('.js'))
  }

  #gzipped(files: readonly string[]): number {
    return files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(this.#dist, file)), { level: 9 }).length,
      0,
    )
  }
}
