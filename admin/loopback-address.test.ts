import { describe, expect, test } from 'vitest'
import { loopbackAddress } from './loopback-address.ts'

describe('where the back office listens', () => {
  test.each([
    ['http://127.0.0.1:3001', { hostname: '127.0.0.1', port: 3001 }],
    ['http://localhost:8080', { hostname: 'localhost', port: 8080 }],
    ['http://[::1]:3001', { hostname: '::1', port: 3001 }],
  ])('%s', (address, expected) => {
    expect(loopbackAddress(address)).toEqual(expected)
  })

  test.each([
    undefined,
    '',
    '127.0.0.1:3001',
    'http://127.0.0.1',
    'https://127.0.0.1:3001',
    'http://0.0.0.0:3001',
    'http://192.168.1.2:3001',
    'http://admin.example.org:3001',
  ])('%s is refused', (address) => {
    expect(() => loopbackAddress(address)).toThrow('ADMIN_URL')
  })
})
