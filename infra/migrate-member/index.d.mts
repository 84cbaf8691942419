type MigrationEvent = {
  triggerSource: string;
  userName: string;
  request: { password: string };
  response: {
    userAttributes?: Record<string, string>;
    finalUserStatus?: string;
    messageAction?: string;
  };
};

type Outside = { fetch: typeof globalThis.fetch; env: Record<string, string | undefined> };

export function handler(event: MigrationEvent): Promise<MigrationEvent>;
export function migrate(event: MigrationEvent, outside: Outside): Promise<MigrationEvent>;
