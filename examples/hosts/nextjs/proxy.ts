import { NextResponse, type NextRequest } from 'next/server'
import { api } from './app/api'

/** A nonce for each page. Next.js puts it on its own scripts, and the pages pass it to the widget. */
export function proxy(request: NextRequest) {
  // The tools of "next dev" need what no policy should allow.
  if (process.env.NODE_ENV === 'development') return NextResponse.next()
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${api}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Pages only: files need no policy. */
export const config = { matcher: '/((?!_next/static|_next/image).*)' }
