import type { Server } from 'node:http';

/** Answers CONNECT, which Node never hands to a request listener, with 405 and the methods that are allowed. */
export function refuseConnect(server: Server, allowed: string): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allowed}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
}
