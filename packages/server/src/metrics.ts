import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds, in seconds, of the buckets a choice's time to durability falls into. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Numbers for whoever runs the server, in the text format Prometheus reads. They name no table and no person. */
export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly gauges = new Map<string, () => number>();
  private readonly buckets = BOUNDS.map(() => 0);
  private seconds = 0;
  private choices = 0;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
    this.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
    this.gauge('process_cpu_seconds_total', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.gauge('nodejs_heap_used_bytes', () => process.memoryUsage().heapUsed);
    this.gauge('sietch_event_loop_delay_p99_seconds', () => this.delay.percentile(99) / 1e9);
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read);
  }

  count(name: string, labels = ''): void {
    const key = name + labels;
    this.counters.set(key, (this.counters.get(key) ?? 0) + 1);
  }

  choice(seconds: number): void {
    this.choices++;
    this.seconds += seconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (seconds <= bound) this.buckets[index] = (this.buckets[index] ?? 0) + 1;
    }
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, read] of this.gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
    for (const [name, value] of this.counters) lines.push(`${name} ${value}`);
    lines.push('# TYPE sietch_choice_seconds histogram');
    for (const [index, bound] of BOUNDS.entries())
      lines.push(`sietch_choice_seconds_bucket{le="${bound}"} ${this.buckets[index]}`);
    lines.push(
      `sietch_choice_seconds_bucket{le="+Inf"} ${this.choices}`,
      `sietch_choice_seconds_sum ${this.seconds}`,
      `sietch_choice_seconds_count ${this.choices}`,
    );
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.delay.disable();
  }
}
