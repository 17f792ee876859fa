/** Advice for a server that cannot take its port; undefined for a fault of another kind. */
export function describeListenError(
  error: unknown,
  { port, host }: { port: number; host: string },
): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  if (error.syscall !== 'listen' && error.syscall !== 'bind' && error.syscall !== 'getaddrinfo')
    return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is already in use by another program.\n` +
        `Stop that program, or choose another port with the variable PORT, for example: PORT=${neighbour(port)} npm start`
      )
    case 'EACCES':
    case 'EPERM':
      return (
        `This user may not listen on port ${port}.\n` +
        'Choose a port above 1023 with the variable PORT, for example: PORT=3000 npm start'
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return (
        `This machine has no address ${host}.\n` +
        'Set the variable HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (every network), for example: HOST=0.0.0.0 npm start'
      )
    default:
      return undefined
  }
}

function neighbour(port: number): number {
  return port < 65535 ? port + 1 : port - 1
}
