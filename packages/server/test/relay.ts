import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line between two programs that a test can hold up and cut, or what stands in front of several servers. */
export class Relay {
  readonly port: number;
  /** Where connections lead: each to the next one that answers. */
  targets: number[];
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private turn = 0;
  /** What the other side answers is swallowed. */
  private deaf = false;
  private onSwallowed: () => void = () => {};

  private constructor(server: Server, port: number, targets: number[]) {
    this.server = server;
    this.port = port;
    this.targets = targets;
    server.on('connection', (socket) => this.lead(socket, this.targets.length));
  }

  static async to(...targets: number[]): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    return new Relay(server, address.port, targets);
  }

  private lead(socket: Socket, tries: number): void {
    const target = this.targets[this.turn++ % this.targets.length];
    if (tries === 0 || target === undefined) {
      socket.destroy();
      return;
    }
    const there = connect(target, '127.0.0.1');
    socket.on('error', () => {});
    there.once('error', () => this.lead(socket, tries - 1));
    there.once('connect', () => {
      there.removeAllListeners('error').on('error', () => {});
      for (const each of [socket, there]) this.open.add(each);
      const end = () => {
        for (const each of [socket, there]) {
          each.destroy();
          this.open.delete(each);
        }
      };
      socket.on('close', end);
      there.on('close', end);
      socket.on('data', (data) => there.write(data));
      there.on('data', (data) => {
        if (this.deaf) this.onSwallowed();
        else socket.write(data);
      });
    });
  }

  /** Everything is cut. New connections are made as before. */
  cut(): void {
    for (const socket of [...this.open]) socket.destroy();
  }

  /** What is said still arrives, but its answer is lost, and with it the line. */
  async loseAnswer(): Promise<void> {
    this.deaf = true;
    await new Promise<void>((resolve) => {
      this.onSwallowed = resolve;
    });
    this.deaf = false;
    this.cut();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
