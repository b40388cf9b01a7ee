import type { LoopDelay } from './loop-delay.js';

/** Upper bounds, in seconds, of the buckets a choice's time to durability falls into. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

interface Gauge {
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  read(): number | Promise<number>;
}

/** What is counted, and by which label. */
const COUNTERS = {
  sietch_troubles_total: { help: 'Errors nobody expected.', label: undefined },
  sietch_storage_errors_total: { help: 'Reads and writes of the storage that failed.', label: 'code' },
  sietch_refusals_total: { help: 'HTTP requests that were refused.', label: 'code' },
  sietch_cut_addresses_total: {
    help: 'Addresses that sent so much that nothing more was heard of them.',
    label: undefined,
  },
  sietch_bot_fallbacks_total: { help: 'Random choices made for bots that did not answer.', label: 'why' },
  sietch_new_parts_total: { help: 'Games that went on as a new part after they were read.', label: 'why' },
  sietch_removed_tables_total: { help: 'Tables that were not kept any longer.', label: undefined },
  sietch_broken_games_total: { help: 'Games in which the rules went wrong.', label: undefined },
} as const;
export type Counter = keyof typeof COUNTERS;

/** Numbers for whoever runs the server, in the text format Prometheus reads. They name no table and no person. */
export class Metrics {
  private readonly counters = new Map<Counter, Map<string, number>>();
  private readonly gauges = new Map<string, Gauge>();
  private readonly buckets = BOUNDS.map(() => 0);
  private seconds = 0;
  private choices = 0;

  constructor(delay: LoopDelay) {
    this.gauge('process_resident_memory_bytes', 'Memory the process has.', () => process.memoryUsage.rss());
    this.gauges.set('process_cpu_seconds_total', {
      help: 'Processor time the process has used.',
      type: 'counter',
      read: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    });
    this.gauge('nodejs_heap_used_bytes', 'Memory in use by objects.', () => process.memoryUsage().heapUsed);
    const late = 'How late the event loop was in the last minute or two';
    const by = (percent: number) => () => delay.percentile(percent);
    this.gauge('sietch_event_loop_delay_p50_seconds', `${late}: half of the time less.`, by(50));
    this.gauge('sietch_event_loop_delay_p99_seconds', `${late}: 99 % of the time less.`, by(99));
    this.gauge('sietch_event_loop_delay_max_seconds', `${late}: at most.`, by(100));
  }

  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.gauges.set(name, { help, type: 'gauge', read });
  }

  count(name: Counter, value = ''): void {
    const values = this.counters.get(name) ?? new Map<string, number>();
    this.counters.set(name, values);
    values.set(value, (values.get(value) ?? 0) + 1);
  }

  choice(seconds: number): void {
    this.choices++;
    this.seconds += seconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (seconds <= bound) this.buckets[index] = (this.buckets[index] ?? 0) + 1;
    }
  }

  async text(): Promise<string> {
    const lines: string[] = [];
    for (const [name, { help, type, read }] of this.gauges) {
      const value = await Promise.resolve(read()).catch(() => Number.NaN);
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`);
    }
    for (const [name, { help, label }] of Object.entries(COUNTERS)) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      const values =
        this.counters.get(name as Counter) ?? (label === undefined ? new Map([['', 0]]) : new Map());
      for (const [value, count] of values)
        lines.push(`${name}${label === undefined ? '' : `{${label}="${escaped(value)}"}`} ${count}`);
    }
    lines.push(
      '# HELP sietch_choice_seconds From a choice that was made to its being durable.',
      '# TYPE sietch_choice_seconds histogram',
    );
    for (const [index, bound] of BOUNDS.entries())
      lines.push(`sietch_choice_seconds_bucket{le="${bound}"} ${this.buckets[index]}`);
    lines.push(
      `sietch_choice_seconds_bucket{le="+Inf"} ${this.choices}`,
      `sietch_choice_seconds_sum ${this.seconds}`,
      `sietch_choice_seconds_count ${this.choices}`,
    );
    return `${lines.join('\n')}\n`;
  }
}

function escaped(value: string): string {
  return value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}
