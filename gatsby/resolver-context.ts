type Query = { type: string; query: object };

/** What the resolvers need of Gatsby's context, for which Gatsby has no public type. */
export type NodeModel = {
	findOne: (query: Query) => Promise<unknown>;
	findAll: <Node>(query: Query) => Promise<{ entries: Iterable<Node> }>;
};
export type Context = { nodeModel: NodeModel };
