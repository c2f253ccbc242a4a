/** Two clients of one machine, as the server sees them. */
export const ATTACKER_ADDRESS = '127.0.0.1';
export const USER_ADDRESS = '127.0.0.2';

export interface AttackPlan {
  port: number;
  pages: string[];
  parts: string[];
}
