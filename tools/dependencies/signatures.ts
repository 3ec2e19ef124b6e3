import { execFile } from 'node:child_process'

/** The output of `npm audit signatures --json`. */
interface Report {
  readonly invalid?: readonly Unverified[]
  /** Packages without a signature, from a registry that signs. */
  readonly missing?: readonly Unverified[]
  /** In place of the rest if the registry or Sigstore didn't answer. */
  readonly error?: { readonly code: string; readonly summary: string }
}

interface Unverified {
  readonly name: string
  readonly version: string
  readonly code?: string
}

/** Verifies the registry's signatures, and the provenance, of the packages in `node_modules`. */
export const verifySignatures = () =>
  new Promise<readonly string[]>((done) => {
    const options = { maxBuffer: 1 << 28, shell: process.platform === 'win32' }
    execFile('npm', ['audit', 'signatures', '--json'], options, (_, output) =>
      done(signatureProblems(output)),
    )
  })

/** A sentence for each package that npm couldn't verify. No answer is a problem too: a release needs one. */
export function signatureProblems(output: string): readonly string[] {
  const { invalid, missing, error } = JSON.parse(output || '{}') as Report
  if (!invalid || !missing)
    return [`NOT CHECKED, npm could not verify them: ${error?.summary ?? 'it answered nothing.'}`]
  return [
    ...invalid.map(
      ({ name, version, code }) => `${name} ${version} isn't what was published: ${code}. Do not release.`,
    ),
    ...missing.map(({ name, version }) => `${name} ${version} has no signature of the registry.`),
  ]
}
