import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public (IANA's registry of special purposes). */
const SPECIAL_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Networks inside 2000::/3 that are not public, or that carry IPv4 addresses. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = new BlockList()
for (const net of SPECIAL_4) special.addSubnet(...partsOf(net), 'ipv4')
for (const net of SPECIAL_6) special.addSubnet(...partsOf(net), 'ipv6')
const publicNet = new BlockList()
publicNet.addSubnet('2000::', 3, 'ipv6')

function partsOf(net: string): [string, number] {
  const [address = '', length] = net.split('/')
  return [address, Number(length)]
}

/** Whether an address is public: not of this machine, a private network, or any other special purpose. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  // Only globally assigned addresses: IPv4 addresses in other forms are elsewhere.
  return isIP(address) === 6 && publicNet.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
