import type { LoadReport, Percentiles } from '@sietch/server';

export const spread = ({ p50, p95, p99, max }: Percentiles): string =>
  `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms`;

/** What a load test found, for people. */
export function describeLoad(report: LoadReport): string[] {
  const { opened, underLoad } = report.kilobytesPerTable;
  return [
    `${report.tables} live tables, ${report.connections} WebSockets, every choice durable before it is acknowledged`,
    `players who think: ${report.paced.choicesPerSecond.toFixed(0)} choices/s; ${spread(report.paced.milliseconds)}`,
    `players who do not: ${report.saturated.choicesPerSecond.toFixed(0)} choices/s; ${spread(report.saturated.milliseconds)}`,
    `${report.cpuMillisecondsPerChoice.toFixed(2)} ms of the server's processor time per choice`,
    `${opened.toFixed(0)} kB of memory per live table with its connections, ${underLoad.toFixed(0)} kB under load`,
  ];
}
