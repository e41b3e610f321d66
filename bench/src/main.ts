import { type Arguments, EXIT_MISSED, refusePrefix, runAsAsked } from './arguments.ts';
import { type Finding, measure, processesFor } from './findings.ts';
import { jsonLineOf } from './json-line.ts';
import { clearProgress, sayProgress } from './progress.ts';
import { missesOf, reportOf } from './report.ts';

const STANDARD_SECONDS = 2;

async function bench({ json, gate, only, seconds }: Arguments): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of measure(only, seconds)) {
    findings.push(finding);
    if (json) process.stdout.write(`${jsonLineOf(finding)}\n`);
    else sayProgress(`${finding.name} ${finding.lane}`);
  }
  clearProgress();
  if (findings.length === 0) return refusePrefix(only);
  if (!json) process.stdout.write(reportOf(findings, processesFor(seconds)));
  if (gate) judge(missesOf(findings));
}

function judge(misses: readonly string[]): void {
  for (const miss of misses) process.stderr.write(`${miss}\n`);
  if (misses.length > 0) process.exitCode = EXIT_MISSED;
}

await runAsAsked('bench', STANDARD_SECONDS, bench);
