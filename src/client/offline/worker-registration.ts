export function startWorker(): void {}
