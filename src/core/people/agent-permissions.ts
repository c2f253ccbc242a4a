/** What an agent may do in the merchant's name. */
export const agentPermissions = [
  'buyOnBehalf',
  'pay',
  'quote',
  'confirmAndPublish',
  'messages',
  'saleSetting',
] as const;
export type AgentPermission = (typeof agentPermissions)[number];
