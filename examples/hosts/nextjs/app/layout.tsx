import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './trattoria.css'

export const metadata: Metadata = { title: 'Trattoria', icons: 'data:,' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
